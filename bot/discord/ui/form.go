package ui

import (
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"
)

const (
	inputReason = "reason" // the custom id of the input of a reason
	maxReason   = 300      // how long a reason may be
)

// ReasonForm is a form that asks for the reason of what its id says. Title and label are in the reader's language.
func ReasonForm(id ID, title, label string) *discordgo.InteractionResponseData {
	return &discordgo.InteractionResponseData{CustomID: id.String(), Title: Clip(title, MaxFormTitle),
		Components: Row(discordgo.TextInput{CustomID: inputReason, Style: discordgo.TextInputParagraph, Required: true,
			MaxLength: maxReason, Label: Clip(label, MaxFormTitle)})}
}

// Reason reads what was written in a ReasonForm; "" for nothing that can be seen.
func Reason(inputs map[string]string) string {
	return strings.TrimSpace(Clip(Tidy(inputs[inputReason]), maxReason))
}

// Number reads the n-th argument of a button as a number; -1 where there is none.
func Number(args []string, n int) int {
	if n >= len(args) {
		return -1
	}
	i, err := strconv.Atoi(args[n])
	if err != nil {
		return -1
	}
	return i
}
