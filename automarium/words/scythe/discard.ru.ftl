### Scythe: the Automa’s two discard piles, Russian.

discard-main = основная стопка сброса
discard-combat = боевая стопка сброса
card-printed = { $card }{ $star-id ->
    [yes] {""} ★
   *[no] {""}
} · клетка ресурсов: { $resources } · таблица боя: { $spend }, карт боя: { $cards } · { $first } · { $second }
scheme-printed = схема { $scheme }: { $skip-id ->
    [yes] пропуск;{" "}
   *[no] {""}
}{ $moves }; награда: { $gains }
scheme-recruit = { $scheme }; рекрутский бонус: { $recruit }
symbol-printed = { $kind }{ $number ->
    [0] {""}
    [1] {""}
   *[other] { $kind-id ->
        [attack-units] {" "}(нужна сила { $number })
       *[other] {" "}{ $number }
    }
}
symbol-of-faction = ({ $faction }: { $kind }{ $number ->
    [0] {""}
    [1] {""}
   *[other] { $kind-id ->
        [attack-units] , нужна сила { $number }
       *[other] {" "}{ $number }
    }
})

## A card written out

note-card-entered = { $card } в вашей коробке не такая, как в нашем списке: она выполняется так, как введена. В конце сохраните данные своей коробки.
word-skip = пропуск
word-recruit = рекрут
