### Golem: what the cards and tiles of the house are called; all names are ours.

numbered = No. { $number }
from-left = { $number } of this round
named = “{ $id }”
book-titled = {" "}{ $name }
book-untitled = {""}

## Automa cards

card-x01 = Aleph
card-x02 = Bet
card-x03 = Gimel
card-x04 = Dalet
card-x05 = He
card-x06 = Vav
card-x07 = Zayin
card-x08 = Het
card-x09 = Tet
card-x10 = Yod
card-x11 = Kaf
card-x12 = Lamed
card-x13 = Mem
card-x14 = Nun
card-x15 = Samekh
card-x16 = Ayin
card-x17 = Pe
card-x18 = Tsadi
card-x19 = Qof
card-x20 = Resh

## Artifact tiles

artifact-tile-at1a = Josefov
artifact-tile-at2a = Hradčany
artifact-tile-at3a = Vyšehrad
artifact-tile-at4a = Vltava

## Starting tiles

start-st01 = Baker
start-st02 = Scribe
start-st03 = Potter
start-st04 = Tailor
start-st05 = Smith
start-st06 = Glazier
start-st07 = Cooper
start-st08 = Weaver
start-st09 = Furrier
start-st10 = Printer
start-st11 = Bookbinder
start-st12 = Goldsmith
start-st13 = Apothecary
start-st14 = Miller
start-st15 = Carpenter
start-st16 = Mason
start-st17 = Fisherman
start-st18 = Lamplighter
