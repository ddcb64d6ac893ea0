package app

// PictureOptions are those that the bot draws with.
var PictureOptions = pictureOptions
