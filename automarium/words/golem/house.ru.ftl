### Голем: как называются карты и жетоны домашнего набора; все имена наши.

numbered = № { $number }
from-left = { $number ->
    [1] первого
    [2] второго
   *[other] третьего
} хода
named = «{ $id }»
book-titled = {" "}{ $name }
book-untitled = {""}

## Карты Автомы

card-x01 = «Алеф»
card-x02 = «Бет»
card-x03 = «Гимел»
card-x04 = «Далет»
card-x05 = «Хе»
card-x06 = «Вав»
card-x07 = «Заин»
card-x08 = «Хет»
card-x09 = «Тет»
card-x10 = «Йод»
card-x11 = «Каф»
card-x12 = «Ламед»
card-x13 = «Мем»
card-x14 = «Нун»
card-x15 = «Самех»
card-x16 = «Аин»
card-x17 = «Пе»
card-x18 = «Цади»
card-x19 = «Коф»
card-x20 = «Реш»

## Жетоны артефактов

artifact-tile-at1a = «Йозефов»
artifact-tile-at2a = «Градчаны»
artifact-tile-at3a = «Вышеград»
artifact-tile-at4a = «Влтава»

## Начальные жетоны

start-st01 = «Пекарь»
start-st02 = «Писец»
start-st03 = «Гончар»
start-st04 = «Портной»
start-st05 = «Кузнец»
start-st06 = «Стекольщик»
start-st07 = «Бондарь»
start-st08 = «Ткач»
start-st09 = «Скорняк»
start-st10 = «Печатник»
start-st11 = «Переплётчик»
start-st12 = «Ювелир»
start-st13 = «Аптекарь»
start-st14 = «Мельник»
start-st15 = «Плотник»
start-st16 = «Каменщик»
start-st17 = «Рыбак»
start-st18 = «Фонарщик»
