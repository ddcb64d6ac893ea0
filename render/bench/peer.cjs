// Draws the scene that TestPeer wrote, with Skia (@napi-rs/canvas) and sharp, as well as they can: every
// sprite is decoded once and kept, an incremental board draws only what changed onto the kept canvas, and
// sharp writes the PNG at level 1. Prints the medians of wall and processor time of a full and of an
// incremental board.
//
//   node peer.cjs FOLDER [ROUNDS]
const fs = require('fs')
const path = require('path')
const { createCanvas, loadImage } = require('@napi-rs/canvas')
const sharp = require('sharp')

const [folder, rounds = 40] = process.argv.slice(2)
const scene = JSON.parse(fs.readFileSync(path.join(folder, 'scene.json')))
const rgb = c => `rgb(${c[0]},${c[1]},${c[2]})`
const median = list => list.sort((a, b) => a - b)[list.length >> 1]

async function main () {
  const sprites = new Map()
  for (const name of new Set(scene.boards.flatMap(b => b.parts.map(p => p.sprite)))) {
    const file = await loadImage(path.join(folder, name + '.png'))
    const kept = createCanvas(file.width, file.height)
    kept.getContext('2d').drawImage(file, 0, 0)
    sprites.set(name, kept)
  }
  const canvas = createCanvas(scene.w, scene.h)
  const d = canvas.getContext('2d')
  const draw = b => {
    d.fillStyle = rgb(b.ground)
    d.fillRect(0, 0, scene.w, scene.h)
    for (const f of b.fills) {
      d.fillStyle = rgb(f.colour)
      d.fillRect(f.x, f.y, f.w, f.h)
    }
    for (const p of b.parts) d.drawImage(sprites.get(p.sprite), p.x, p.y)
  }
  // The second board differs from the first in some sprites at the same places.
  const changed = (a, b) => b.parts.filter((p, i) => p.sprite !== a.parts[i].sprite)
  const encode = () => sharp(canvas.data(), { raw: { width: scene.w, height: scene.h, channels: 4 } })
    .removeAlpha().png({ compressionLevel: 1 }).toBuffer()

  const [a, b] = scene.boards
  const full = { wall: [], cpu: [] }
  const part = { wall: [], cpu: [] }
  const time = async (into, what) => {
    const cpu = process.cpuUsage()
    const start = process.hrtime.bigint()
    const file = await what()
    const used = process.cpuUsage(cpu)
    into?.wall.push(Number(process.hrtime.bigint() - start) / 1e6)
    into?.cpu.push((used.user + used.system) / 1e3)
    return file.length
  }
  let bytes = 0
  for (let i = 0; i < +rounds + 5; i++) {
    bytes = await time(i < 5 ? null : full, () => { draw(a); return encode() })
    await time(i < 5 ? null : part, () => {
      for (const p of changed(a, b)) d.drawImage(sprites.get(p.sprite), p.x, p.y)
      return encode()
    })
  }
  const say = r => `${median(r.wall).toFixed(2)} ms (cpu ${median(r.cpu).toFixed(2)})`
  console.log(`full ${say(full)}, incremental ${say(part)}, ${Math.round(bytes / 1024)} KB, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`)
}

main()
