### Те, що може сказати будь-яка гра.

yes = так
no = ні
human = ви
    .the = Ви
automa = Автома
    .the = Автома
verb-fix = правка

card-came-up = Ця карта вже вийшла: { $card }.
answer-none = Нічого не введено. Очікується: { $expected }.
answer-unknown = «{ $got }» тут не підходить. Очікується: { $expected }{ $more ->
    [0] {""}
    [one] {" "}і ще { $more } варіант
    [few] {" "}і ще { $more } варіанти
    [many] {" "}і ще { $more } варіантів
   *[other] {" "}і ще { $more } варіанта
}.
answer-ambiguous = «{ $got }» можна зрозуміти по-різному: { $expected }. Допишіть ще трохи.
answer-not-a-number = «{ $got }» — не ціле число. Очікується: від { $low } до { $high }.
answer-out-of-range = { $got } не підходить. Очікується: від { $low } до { $high }.
answer-wrong-count = Очікується { $low ->
    [one] { $low } значення
    [few] { $low } значення
    [many] { $low } значень
   *[other] { $low } значення
} (не більше { $high }), отримано: { $got }.
answer-form = Очікується, у такому порядку: { $expected }.
answer-usage = Як це сказати: { $usage }
answer-too-long = У цій відповіді { $got } знаків, а можна не більше { $high }.
match-over = Партію закінчено. Можна скасувати останню відповідь або переглянути кроки.
match-too-long = У партії вже { $high } відповідей — більше не можна.
rest-waits = Спершу дайте відповідь на це питання, потім рядок піде далі: { $said }
rest-dropped = Цю частину рядка не виконано: { $said }. { $why }
undo-nothing = Немає чого скасовувати.
redo-nothing = Немає чого повертати.
seed-bad = Код випадковості — це від 1 до { $high } друкованих знаків.

setting-unknown = Налаштування «{ $got }» немає. Є такі: { $expected }.
player-unknown = Гравця «{ $got }» немає. Є такі: { $expected }; або свій, у вигляді модуль:функція.
player-not-found = Гравця «{ $got }» не знайдено: { $problem }.
player-budget = «{ $got }» не може стояти після імені гравця. Після search: — кількість спроб (500) або мілісекунд (200ms).
player-needs = Гравець «{ $got }» грає лише з такими налаштуваннями: { $expected }.
levels-bad = «{ $got }» — не рівень. Очікується один із: { $expected }, або кілька поспіль, наприклад 1..3.
setting-value = У налаштування «{ $setting }» немає значення «{ $got }». Очікується: { $expected }.
setting-too-long = У значенні налаштування «{ $setting }» { $got } знаків, а можна не більше { $high }.
game-unknown = Гри «{ $got }» немає. Є такі: { $expected }.
known-redrising = Червоне повстання (redrising)
known-scythe = Коса (scythe)
known-gaia = Проєкт «Гая» (gaia)
known-golem = Голем (golem)
language-unknown = Мови «{ $got }» немає. Є такі: { $expected }.

journal-not-json = Це не збережена партія: файл пошкоджений або обрізаний.
journal-not-ours = Цей файл — не збережена партія Automarium.
journal-field = Збережену партію пошкоджено: поля «{ $field }» немає або воно не того типу.
journal-answer = Партія не відтворюється: відповідь { $number } («{ $got }») відхилено. { $why }
journal-other-rules = Партію записано за правилами версії { $got }, а за версією { $expected } вона йде інакше. Відкрийте її тим випуском програми, яким її записано.
journal-other-pack = Партію записано з іншими даними карт, і з даними цього випуску вона йде інакше. Відкрийте її тим випуском програми, яким її записано.
journal-edited = Збережену партію змінено: її відповіді не ведуть до тієї гри, яку в ній описано.
journal-setup = Партію не можна підготувати: налаштування або список карт у ній тут недійсні.
journal-answer-impossible = Так там відповісти було не можна.

pack-not-json = { $file }: це не JSON ({ $problem }).
pack-not-an-object = { $file }, { $card }: очікується об’єкт з іменованими полями.
pack-field = { $file }, { $card }, поле «{ $field }»: «{ $got }» не підходить. Очікується: { $expected }.
pack-count = { $file }: різних карт { $got }, а потрібно { $expected }.
pack-columns = { $file }: перший рядок має називати стовпці { $expected }.
file-too-large = { $path } більший за { $high } кБ.

why-among-both = { $first }, { $then }
why-among = { $among } — { $why }
why-nobody = нічого не лишилося
seed = код випадковості
total = разом

shelf-none = Партії «{ $got }» немає.
shelf-ambiguous = З «{ $got }» починається кілька партій.
shelf-changed = У цій партії вже зробили крок в іншому вікні. Ось який вона має вигляд тепер.
shelf-unusable = Партії не можна зберігати в { $path }: { $problem }
shelf-full = На диску немає місця для { $path }. Нічого не змінилося; звільніть місце і спробуйте ще раз.
shelf-read-only = У { $path } не можна писати. Нічого не змінилося.
shelf-busy = Файл { $path } зайнятий іншою програмою. Нічого не змінилося; спробуйте трохи пізніше.
shelf-damaged = Файл { $path } пошкоджено. `automarium doctor --repair` врятує те, що ще читається.
shelf-newer = { $path } записано новішою версією Automarium. Оновіть цю.
doctor-row = Дані, збережені разом із партією, їй суперечать: { $columns }.
doctor-rebuilt = Файл було пошкоджено. Вдалося прочитати партій: { $number }. Пошкоджений файл збережено як { $path }.
plain = { $text }

# words of a typed report that say nothing by themselves
fillers = на в у із зі з до від за по
cue-change = { $marker }: { $before } → { $after }.
cue-times = { $line } { $number ->
    [2] Зробіть це двічі.
    [3] Зробіть це тричі.
    [one] Зробіть це { $number } раз.
    [few] Зробіть це { $number } рази.
    [many] Зробіть це { $number } разів.
   *[other] Зробіть це { $number } рази.
}
    .screen = { $line } Це стається { $number ->
        [2] двічі.
        [3] тричі.
        [one] { $number } раз.
        [few] { $number } рази.
        [many] { $number } разів.
       *[other] { $number } рази.
    }
cue-same = { $marker }: лишається { $after }.
cue-same-made = { $marker }: лишається { $after } ({ $parts }).
back-change = { $marker }: { $before } → { $after }.
back-own = Скасуйте й свою дію: «{ $answer }».
again-own = Повторіть свою дію: «{ $answer }».
back-order = Скасуйте: «{ $order }».
cue-data = Примітки про карти й дані цієї партії
    .screen = Звідки взято карти й імена
hint-title = Підказка: найкраща відповідь — перша
hint-about = Число — на скільки відповідь гірша за першу.
hint-none = Тут підказки немає: програма може грати за вас лише там, де бачить усе, що бачите ви.
hint-line = { $answer }: −{ $less }
hint-line-even = { $answer }: пробні партії не бачать різниці
hint-line-even-now = { $answer }: пробні партії не бачать різниці, зараз { $now }
