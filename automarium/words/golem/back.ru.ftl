### Orders of an answer that was taken back: what puts the table back.

back-order-student = Передвиньте ученика Автомы { $district-at } обратно: из секции { $section } в секцию { $start }.
back-order-student-back = { back-order-student }
back-order-menorah = Заберите у Автомы жетон меноры и положите на место { $district-at }.
back-order-forward = Передвиньте голема Автомы { $district-at } обратно: из секции { $section } в секцию { $start }{ $lay ->
    [0] {""}
   *[other] , и положите его плашмя
}.
back-order-backward = { back-order-forward }
back-order-activate = Снова поставьте стоймя голема Автомы в секции { $section } { $district-of }.
back-order-create = Верните голема Автомы из секции I { $district-of } в её запас.
back-order-kill = Верните голема Автомы с кладбища в секцию { $section } { $district-of }{ $lay ->
    [0] {""}
   *[other] , плашмя
}.
back-order-marble = Верните { $colour-marble } в ряд { $row-of }.
back-order-rabbi = Уберите раввина Автомы с { $position }-го сверху жетона действия.
back-order-rabbi-bottom = Уберите раввина Автомы из самой нижней ячейки синагоги.
back-order-book = Верните { $colour-book-acc }{ $title } на место { $position } в библиотеке.
back-order-lay = Уберите эту книгу из столбца { $number }.
back-order-refill = Положите крайнюю правую книгу библиотеки на верх колоды. Остальные сдвиньте вправо, чтобы купленная встала на своё место.
back-order-refill-with = { back-order-refill }
back-order-flip-character = Переверните карту { $character-gen } обратно.
back-order-objective = Заберите у Автомы карту цели.
back-order-gold = Верните в запас последний слиток золота Автомы.
back-order-gold-lost = Верните Автоме слитки золота: { $number }.
back-order-upgrade = { $place ->
    [slot] Заберите жетон улучшения Автомы обратно: { $upgrade }.
    [column] Отмените улучшение Автомы над столбцом { $number }: { $upgrade }.
   *[none] Отмените улучшение { $area-area } Автомы: { $upgrade }.
}
back-order-turn-order = Расставьте маркеры очередности хода, как они стояли.
back-order-turn-order-last = { back-order-turn-order }
back-order-renew-library = Верните крайнюю правую книгу библиотеки на верх колоды, остальные сдвиньте вправо, а слева положите книгу из-под колоды.
back-order-renew-library-with = { back-order-renew-library }
back-order-cards-under = Достаньте три карты Автомы из-под её колоды.
back-order-token-down = Верните { $token-token } на прежнее место.
