package text

import (
	"strconv"
	"strings"

	"farpost/engine/farwald/language"
)

// signed writes +1 or −1, with a true minus sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// figures writes "+1 DesEn and +2 DefEn".
func figures(desen, defen int, and string) string {
	var parts []string
	if desen != 0 {
		parts = append(parts, signed(desen)+" DesEn")
	}
	if defen != 0 {
		parts = append(parts, signed(defen)+" DefEn")
	}
	return strings.Join(parts, " "+and+" ")
}

// printedFigures writes what stands on an Evocation: "2 DesEn, 1 DefEn".
func printedFigures(c *language.Card) string {
	return strconv.Itoa(c.DesEn) + " DesEn, " + strconv.Itoa(c.DefEn) + " DefEn"
}

// count writes "1 card" or "3 cards".
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// spelt gives small numbers as words.
func spelt(n int, list []string) string {
	if n >= 0 && n < len(list) {
		return list[n]
	}
	return strconv.Itoa(n)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
