### Голем: як звуться карти й жетони домашнього набору; усі імена наші.

numbered = № { $number }
from-left = { $number ->
    [1] першого
    [2] другого
   *[other] третього
} ходу
named = «{ $id }»
book-titled = {" "}{ $name }
book-untitled = {""}

## Карти Автоми

card-x01 = «Алеф»
card-x02 = «Бет»
card-x03 = «Гімель»
card-x04 = «Далет»
card-x05 = «Ге»
card-x06 = «Вав»
card-x07 = «Заїн»
card-x08 = «Хет»
card-x09 = «Тет»
card-x10 = «Йод»
card-x11 = «Каф»
card-x12 = «Ламед»
card-x13 = «Мем»
card-x14 = «Нун»
card-x15 = «Самех»
card-x16 = «Аїн»
card-x17 = «Пе»
card-x18 = «Цаді»
card-x19 = «Коф»
card-x20 = «Реш»

## Жетони артефактів

artifact-tile-at1a = «Йозефов»
artifact-tile-at2a = «Градчани»
artifact-tile-at3a = «Вишеград»
artifact-tile-at4a = «Влтава»

## Початкові жетони

start-st01 = «Пекар»
start-st02 = «Писар»
start-st03 = «Гончар»
start-st04 = «Кравець»
start-st05 = «Коваль»
start-st06 = «Скляр»
start-st07 = «Бондар»
start-st08 = «Ткач»
start-st09 = «Кушнір»
start-st10 = «Друкар»
start-st11 = «Палітурник»
start-st12 = «Ювелір»
start-st13 = «Аптекар»
start-st14 = «Мірошник»
start-st15 = «Тесля»
start-st16 = «Муляр»
start-st17 = «Рибалка»
start-st18 = «Ліхтарник»
