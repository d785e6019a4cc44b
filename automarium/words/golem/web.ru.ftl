### Голем: что говорит картинка стола.

picture-round = раунд { $number } из { $rounds }
picture-actions = Фаза 3 · действия
picture-synagogue = Синагога
picture-tiles = Жетоны действий
picture-streets = Районы
picture-library = Библиотека
picture-cemetery = Кладбище
picture-main = главная стратегия
picture-tokens = Жетоны стратегии
picture-golem-track = шкала големов
picture-red-zone = красная зона до { $number }
picture-student = ученик в секции { $section } { $district-of }
picture-menorah = жетон меноры { $district-of }: { $holder }
picture-section = { $tile ->
    [0] { $district-district }, секция { $section }
   *[other] { $district-district }, секция { $section }, жетон округа { $tile }
}
picture-chosen = выбрано
picture-candidate = было на выбор
picture-killed = убит
picture-unknown = неизвестно
picture-completed = создано
picture-cards = Карты этого раунда
picture-golem-here = голем в секции { $section } { $district-of }
letter-red = К
letter-yellow = Ж
letter-blue = С
letter-black = Ч
letter-white = Б
letter-green = З
group-beside = Взято попутно
group-cards = Карты и жетоны
group-printed = Напечатано на планшетах и поле
group-rules = Персонажи и улучшения
