### То, что может сказать любая игра.

yes = да
no = нет
human = вы
    .the = Вы
automa = Автома
    .the = Автома
verb-fix = правка

card-came-up = Эта карта уже вышла: { $card }.
answer-none = Ничего не введено. Ожидается: { $expected }.
answer-unknown = Ответ «{ $got }» здесь не подходит. Ожидается: { $expected }{ $more ->
    [0] {""}
    [one] {" "}и ещё { $more } вариант
    [few] {" "}и ещё { $more } варианта
    [many] {" "}и ещё { $more } вариантов
   *[other] {" "}и ещё { $more } варианта
}.
answer-ambiguous = «{ $got }» можно понять по-разному: { $expected }. Допишите ещё немного.
answer-not-a-number = «{ $got }» — не целое число. Ожидается: от { $low } до { $high }.
answer-out-of-range = { $got } не подходит. Ожидается: от { $low } до { $high }.
answer-wrong-count = Ожидается { $low ->
    [one] { $low } значение
    [few] { $low } значения
    [many] { $low } значений
   *[other] { $low } значения
} (не больше { $high }), получено: { $got }.
answer-form = Ожидается, в таком порядке: { $expected }.
answer-usage = Как это ввести: { $usage }
answer-too-long = Знаков в этом ответе: { $got }, а можно не больше { $high }.
match-over = Партия окончена. Можно отменить последний ответ или просмотреть шаги.
match-too-long = В партии уже { $high } ответов — больше нельзя.
rest-waits = Сначала ответьте на этот вопрос, потом строка продолжится: { $said }
rest-dropped = Эта часть строки не выполнена: { $said }. { $why }
undo-nothing = Отменять нечего.
redo-nothing = Возвращать нечего.
seed-bad = Код случайности — это от 1 до { $high } печатных знаков.

setting-unknown = Настройки «{ $got }» нет. Есть такие: { $expected }.
player-unknown = Игрока «{ $got }» нет. Есть такие: { $expected }; или свой, в виде модуль:функция.
player-not-found = Игрок «{ $got }» не найден: { $problem }.
player-budget = «{ $got }» не может стоять после имени игрока. После search: — число проб (500) или миллисекунд (200ms).
player-needs = Игрок «{ $got }» играет только с такими настройками: { $expected }.
levels-bad = «{ $got }» — не уровень. Ожидается один из: { $expected }, или несколько подряд, например 1..3.
setting-value = У настройки «{ $setting }» нет значения «{ $got }». Ожидается: { $expected }.
setting-too-long = Знаков в значении настройки «{ $setting }»: { $got }, а можно не больше { $high }.
game-unknown = Игры «{ $got }» нет. Есть такие: { $expected }.
known-redrising = Алое восстание (redrising)
known-scythe = Серп (scythe)
known-gaia = Проект «Гайя» (gaia)
known-golem = Голем (golem)
language-unknown = Языка «{ $got }» нет. Есть такие: { $expected }.

journal-not-json = Это не сохранённая партия: файл повреждён или обрезан.
journal-not-ours = Этот файл — не сохранённая партия Automarium.
journal-field = Сохранённая партия повреждена: поля «{ $field }» нет или оно не того типа.
journal-answer = Партия не воспроизводится: ответ { $number } («{ $got }») отклонён. { $why }
journal-other-rules = Партия записана по правилам версии { $got } и по версии { $expected } идёт иначе. Откройте её тем выпуском программы, которым она записана.
journal-other-pack = Партия записана с другими данными карт и с данными этого выпуска идёт иначе. Откройте её тем выпуском программы, которым она записана.
journal-edited = Сохранённая партия изменена: её ответы не приводят к той игре, которая в ней описана.
journal-setup = Партию нельзя подготовить: настройка или список карт в ней здесь недействительны.
journal-answer-impossible = Так там ответить было нельзя.

pack-not-json = { $file }: это не JSON ({ $problem }).
pack-not-an-object = { $file }, { $card }: ожидается объект с именованными полями.
pack-field = { $file }, { $card }, поле «{ $field }»: «{ $got }» не подходит. Ожидается: { $expected }.
pack-count = { $file }: разных карт { $got }, а нужно { $expected }.
pack-columns = { $file }: первая строка должна называть столбцы { $expected }.
file-too-large = { $path } больше { $high } кБ.

why-among-both = { $first }, { $then }
why-among = { $among } — { $why }
why-nobody = ничего не осталось
seed = код случайности
total = итого

shelf-none = Партии «{ $got }» нет.
shelf-ambiguous = С «{ $got }» начинается несколько партий.
shelf-changed = В этой партии уже сделали шаг в другом окне. Вот как она выглядит теперь.
shelf-unusable = Партии нельзя хранить в { $path }: { $problem }
shelf-full = На диске нет места для { $path }. Ничего не изменилось; освободите место и попробуйте ещё раз.
shelf-read-only = В { $path } нельзя писать. Ничего не изменилось.
shelf-busy = Файл { $path } занят другой программой. Ничего не изменилось; попробуйте чуть позже.
shelf-damaged = Файл { $path } повреждён. `automarium doctor --repair` спасёт то, что ещё читается.
shelf-newer = { $path } записан более новой версией Automarium. Обновите эту.
doctor-row = Сведения, сохранённые рядом с партией, ей не соответствуют: { $columns }.
doctor-rebuilt = Файл был повреждён. Удалось прочесть партий: { $number }. Повреждённый файл сохранён как { $path }.
plain = { $text }

# words of a typed report that say nothing by themselves
fillers = на в во из с со к ко до от у за по
cue-change = { $marker }: { $before } → { $after }.
cue-times = { $line } { $number ->
    [2] Сделайте это дважды.
    [3] Сделайте это трижды.
    [one] Сделайте это { $number } раз.
    [few] Сделайте это { $number } раза.
    [many] Сделайте это { $number } раз.
   *[other] Сделайте это { $number } раза.
}
    .screen = { $line } Это происходит { $number ->
        [2] дважды.
        [3] трижды.
        [one] { $number } раз.
        [few] { $number } раза.
        [many] { $number } раз.
       *[other] { $number } раза.
    }
cue-same = { $marker }: { $after }, без изменений.
cue-same-made = { $marker }: { $after }, без изменений ({ $parts }).
back-change = { $marker }: { $before } → { $after }.
back-own = Отмените и своё действие: «{ $answer }».
again-own = Повторите своё действие: «{ $answer }».
back-order = Отмените: «{ $order }».
cue-data = Примечания о картах и данных этой партии
    .screen = Откуда взяты карты и имена
hint-title = Подсказка: лучший ответ — первый
hint-about = Число — на сколько ответ хуже первого.
hint-none = Здесь подсказки нет: программа может играть за вас только там, где видит всё, что видите вы.
hint-line = { $answer }: −{ $less }
hint-line-even = { $answer }: пробные партии не видят разницы
hint-line-even-now = { $answer }: пробные партии не видят разницы, сейчас { $now }
