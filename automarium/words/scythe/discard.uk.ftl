### Scythe: the Automa’s two discard piles, Ukrainian.

discard-main = основний скид
discard-combat = бойовий скид
card-printed = { $card }{ $star-id ->
    [yes] {""} ★
   *[no] {""}
} · клітинка ресурсів: { $resources } · таблиця бою: { $spend }, карт бою: { $cards } · { $first } · { $second }
scheme-printed = схема { $scheme }: { $skip-id ->
    [yes] пропуск;{" "}
   *[no] {""}
}{ $moves }; нагорода: { $gains }
scheme-recruit = { $scheme }; рекрутський бонус: { $recruit }
symbol-printed = { $kind }{ $number ->
    [0] {""}
    [1] {""}
   *[other] { $kind-id ->
        [attack-units] {" "}(потрібна сила { $number })
       *[other] {" "}{ $number }
    }
}
symbol-of-faction = ({ $faction }: { $kind }{ $number ->
    [0] {""}
    [1] {""}
   *[other] { $kind-id ->
        [attack-units] , потрібна сила { $number }
       *[other] {" "}{ $number }
    }
})

## A card written out

note-card-entered = { $card } у вашій коробці не така, як у нашому списку: її виконують так, як введено. Наприкінці збережіть дані своєї коробки.
word-skip = пропуск
word-recruit = рекрут
