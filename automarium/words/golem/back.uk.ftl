### Orders of an answer that was taken back: what puts the table back.

back-order-student = Пересуньте учня Автоми { $district-at } назад: із секції { $section } у секцію { $start }.
back-order-student-back = { back-order-student }
back-order-menorah = Заберіть в Автоми жетон менори й покладіть на місце { $district-at }.
back-order-forward = Пересуньте голема Автоми { $district-at } назад: із секції { $section } у секцію { $start }{ $lay ->
    [0] {""}
   *[other] , і покладіть його плазом
}.
back-order-backward = { back-order-forward }
back-order-activate = Знову підніміть голема Автоми, що лежить у секції { $section } { $district-of }.
back-order-create = Заберіть голема Автоми із секції I { $district-of } до її запасу.
back-order-kill = Перекладіть голема Автоми з кладовища в секцію { $section } { $district-of }{ $lay ->
    [0] {""}
   *[other] , плазом
}.
back-order-marble = Покладіть { $colour-marble-acc } назад у ряд { $row-of }.
back-order-rabbi = Приберіть рабина Автоми з жетона дії { $position }.
back-order-rabbi-bottom = Приберіть рабина Автоми з найнижчої комірки синагоги.
back-order-book = Покладіть { $colour-book-acc }{ $title } назад на місце { $position } у бібліотеці.
back-order-lay = Заберіть цю книгу зі стовпця { $number }.
back-order-refill = Покладіть крайню праву книгу бібліотеки на верх колоди. Решту зсуньте праворуч, щоб звільнити місце для купленої книги.
back-order-refill-with = { back-order-refill }
back-order-flip-character = Переверніть карту { $character-gen } назад.
back-order-objective = Заберіть в Автоми карту цілі.
back-order-gold = Поверніть у запас останній злиток золота Автоми.
back-order-gold-lost = Віддайте Автомі злитки золота: { $number }.
back-order-upgrade = { $place ->
    [slot] Заберіть жетон поліпшення Автоми назад: { $upgrade }.
    [column] Скасуйте поліпшення Автоми над стовпцем { $number }: { $upgrade }.
   *[none] Скасуйте поліпшення { $area-area } Автоми: { $upgrade }.
}
back-order-turn-order = Розставте маркери черговості ходу так, як вони стояли.
back-order-turn-order-last = { back-order-turn-order }
back-order-renew-library = Поверніть крайню праву книгу бібліотеки на верх колоди, решту зсуньте праворуч, а зліва покладіть книгу з‑під колоди.
back-order-renew-library-with = { back-order-renew-library }
back-order-cards-under = Дістаньте три карти Автоми з‑під її колоди.
back-order-token-down = Поверніть { $token-token } на попереднє місце.
