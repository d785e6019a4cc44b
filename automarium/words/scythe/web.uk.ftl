### Малюнок у браузері.

picture-map = поле
picture-flag = прапор
picture-armed = зведена пастка
picture-sprung = пастка, що спрацювала
picture-factory-card = карта Фабрики
picture-on-mat = на планшеті нації
picture-scheme = схема { $scheme }
picture-star = зірки
picture-ability = властивості
picture-recruit = рекрути
picture-recruit-bonus = рекрутський бонус
picture-my-bonus = ваш бонус
picture-legend = Що означають знаки
picture-mine = ваші переміщення
picture-deck = карти Автоми
picture-turns = хід { $number }
picture-told = { $number } (хід { $turn })
picture-mat = планшет нації
picture-result = підсумок
picture-combat = бій
group-turn = На полі
group-fix-map = На полі
group-fix-automa = В Автоми
group-fix-mine = У вас
group-fix-more = Карти, жетон, кількість ходів
reminder-encounter = Пригода { $place-at }: { $fight ->
    [0] завершіть переміщення й бої, скиньте жетон і візьміть карту пригоди.
   *[1] якщо переможете в бою, скиньте жетон і візьміть карту пригоди.
}
reminder-factory = Фабрика: { $fight ->
    [0] завершіть переміщення й бої та виберіть карту Фабрики.
   *[1] якщо переможете в бою, виберіть карту Фабрики.
}
end-before-encounter = Пригоду ще не внесено. Торкніться ще раз, щоб завершити
combat-automa = Автома: сила { $power }, карт бою { $cards }
doubt-ask-combat = Сили у вас записано { $most }. Усе правильно? Торкніться ще раз
combat-human = ви: сила { $power }
combat-human-told = { $turn ->
    [0] ви: сила { $power } на початку гри
   *[other] ви: сила { $power } (хід { $turn })
}
end-before-combat = Спершу бій. Торкніться ще раз, щоб завершити хід одразу після нього

## Who plays what, on the first page of a match

dealt = Ви граєте за націю «{ $human }», Автома — за націю «{ $automa }».
tip = Торкатися можна самого поля: спершу фігурки, потім місця, куди вона пішла.
finale-decided = { $turn }: +{ $points } { $points ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
} на { $side-id ->
    [automa] користь Автоми
   *[other] вашу користь
}
board-whole = усе поле
board-nearer = ближче
