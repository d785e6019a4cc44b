### Голем: що говорить картинка столу.

picture-round = раунд { $number } з { $rounds }
picture-actions = Фаза 3 · дії
picture-synagogue = Синагога
picture-tiles = Жетони дій
picture-streets = Райони
picture-columns = стовпці книг Автоми
picture-library = Бібліотека
picture-library-price = ціна: книга + місце
picture-cemetery = Кладовище
picture-main = головна стратегія
picture-tokens = Жетони стратегії
picture-golem-track = шкала големів
picture-red-zone = червона зона до { $number }
picture-student = учень у секції { $section } { $district-of }
picture-menorah = жетон менори { $district-of }: { $holder }
picture-section = { $tile ->
    [0] { $district-district }, секція { $section }
   *[other] { $district-district }, секція { $section }, жетон кварталу { $tile }
}
picture-character = { $character-the }: вплив коштує { influence-price }, бонус — { $effect }.
picture-wanted = Потрібні кулі: { $marbles }; кроки големів: +{ $steps }.
picture-chosen = вибрано
picture-candidate = було на вибір
picture-killed = убито
picture-unknown = невідомо
picture-unnamed = ще не названо
picture-completed = створено
picture-cards = Карти цього раунду
letter-red = Чв
letter-yellow = Ж
letter-blue = С
letter-black = Чр
letter-white = Б
letter-green = Зл
glance-wanted = персонаж
glance-had = ✓
group-rows-more = Вибрати ряд зі списку
group-beside = Кладовище, менора чи книга?
group-cards = Карти й жетони
group-printed = Надруковано на планшетах і полі
group-rules = Персонажі та поліпшення

## Коробка власника

survey-known = відомо: { $what }
unknown-box = Що ще можуть запитати про вашу коробку в цій партії: { $number }
unknown-cards = { $number ->
    [one] { $number } карта Автоми
    [few] { $number } карти Автоми
    [many] { $number } карт Автоми
   *[other] { $number } карти Автоми
}
unknown-characters = { $number ->
    [one] { $number } персонаж
    [few] { $number } персонажі
    [many] { $number } персонажів
   *[other] { $number } персонажа
}
unknown-prices = { $number ->
    [one] { $number } список цін
    [few] { $number } списки цін
    [many] { $number } списків цін
   *[other] { $number } списку цін
}
unknown-rows = { $number ->
    [one] { $number } ряд на планшетах
    [few] { $number } ряди на планшетах
    [many] { $number } рядів на планшетах
   *[other] { $number } ряду на планшетах
}
bonus-from = з рівня { $level }
finale-decided = { $turn }: +{ $points } ПО на { $side-id ->
    [automa] користь Автоми
   *[other] вашу користь
}

## Що це за річ, якої торкнулися

told-gives = Бонус: { $effect }.
told-whole = { $what }.
told-place-price = За місце в бібліотеці доплачують знаннями: { $price }.
told-artifact = Артефакт { $number } згори: { $effect }.
told-artifact-tile = жетон артефактів { $tile }
told-brown = Коричневий стовпець — { $bonus }.
told-decides-marble = Жовтий стовпець, яку кулю взяти: { $signs }.
told-decides-rabbi = Сірий стовпець, на який жетон поставити рабина: { $signs }.
told-decides-book = Синій стовпець, з якого місця бібліотеки купити книгу: { $signs }.
told-order = { $first-id ->
    [marble] Жовтий стовпець лівіше: Автома бере кулю
   *[other] Сірий стовпець лівіше: Автома ставить рабина
}. Якщо дві половинки склалися в символ рабина, ходить рабин; у третій хід — те, що лишилося. На цій карті { $halves }.
trial-built = Автома створила големів: { $golems }, артефактів: { $artifacts }, купила книг: { $books }. Її менори: червоних { $red }, жовтих { $yellow }, синіх { $blue }.
trial-next = { $higher ->
    [0] {""}
   *[other] Можна спробувати вищий рівень.{" "}
}З коробкою ви ведете своє поле, і наприкінці програма порівняє ваші ПО з ПО Автоми.
