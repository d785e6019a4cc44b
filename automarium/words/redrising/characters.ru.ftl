### Names of the characters and colours of Red Rising, Russian.
### Official (printed in the Russian Automus booklet): auctioneer, eo, loan-shark,
### psychologist, roque, dancer, harmony; of the colours: copper, gold, red,
### silver, yellow. "Меченый" (stained) and "Ваятель" (in mickey-the-carver) occur
### there as names of difficulty levels. All the others are our own renderings,
### not taken from the Russian edition.

## Blue

invictus = Инвиктус
morning-star = Утренняя звезда
orion = Орион
pelus = Пелус
quietus = Квиетус
the-pax = Корабль Пакс
virga = Вирга

## Brown

artisan-chef = Шеф-повар
assassin = Убийца
gardener = Садовник
janitor = Уборщик
mess-hall-cook = Повар столовой
modjob = Модджоб
nanny = Няня

## Copper

administrator = Администратор
auctioneer = Аукционист
bondilus = Бондилус
diplomat = Дипломат
lawyer = Юрист
politician = Политик
timony = Тимони

## Gold

aja = Айя
antonia = Антония
ash-lord = Повелитель Праха
boneriders = Костяные всадники
cassius = Кассий
fitchner = Фичнер
karnus = Карнус
lorn = Лорн
lysander = Лисандр
mustang = Мустанг
nero = Нерон
octavia = Октавия
pax-au-telemanus = Пакс Телеманус
romulus = Ромул
roque = Рок
sevro = Севро
tactus = Тактус
the-howlers = Упыри
the-jackal = Шакал
the-telemanuses = Телеманусы
victra = Виктра

## Gray

bridge = Бридж
colonel-valentin = Полковник Валентин
danto = Данто
holiday = Холидей
sun-hwa = Сун-Хва
trigg = Тригг
ugly-dan = Страшила Дэн

## Green

codebreaker = Взломщик кодов
dataport-specialist = Специалист по портам данных
developer = Разработчик
firewall-expert = Эксперт по брандмауэрам
hacker = Хакер
holo-designer = Дизайнер голограмм
online-gambler = Азартный онлайн-игрок

## Obsidian

alfrun = Альфрун
alia-snowsparrow = Алия Снежный Воробей
helga = Хельга
jopho = Йофо
ragnar = Рагнар
sefi = Сефи
stained = Меченый

## Orange

aegis-craftsman = Мастер эгид
artificer = Изобретатель
cyther = Сайтер
gravboot-cobbler = Мастер гравиботинок
pulse-armorer = Мастер импульсной брони
pulse-fist-engineer = Инженер импульсных перчаток
razor-designer = Конструктор лезвий

## Pink

calliope = Каллиопа
conversationalist = Собеседница
evey = Эви
garden-trained-rose = Роза из Сада
masseuse = Массажистка
matteo = Маттео
theodora = Теодора

## Red

arlus = Арлус
dancer = Танцор
darrow = Дэрроу
deanna = Деанна
eo = Эо
harmony = Гармони
uncle-narol = Дядя Нэрол

## Silver

banker = Банкир
ceo = Генеральный директор
investor = Инвестор
loan-shark = Ростовщица
quicksilver = Квиксильвер
sponsor = Спонсор
stock-broker = Биржевой брокер

## Violet

painter-4d = 4D-художник
holo-host = Ведущая головидения
mickey-the-carver = Микки Ваятель
musician = Музыкант
reporter = Репортёр
vlogger = Влогер
zanzibar = Занзибар

## White

judge = Судья
justice = Правосудие
magistrate = Магистрат
martyr = Мученик
orator = Оратор
priestess = Жрица
seer = Провидица

## Yellow

dr-virany = Доктор Вирани
group-counselor = Групповой консультант
hypnotist = Гипнотизёр
pathologist = Патологоанатом
psychologist = Психолог
researcher = Исследователь
surgeon = Хирург

## The colours

color-blue = синий
    .nom = синяя
    .ins = синей
    .gen = синего
    .pl = синие
    .acc = синюю
    .gens = синих
color-brown = коричневый
    .nom = коричневая
    .ins = коричневой
    .gen = коричневого
    .pl = коричневые
    .acc = коричневую
    .gens = коричневых
color-copper = медный
    .nom = медная
    .ins = медной
    .gen = медного
    .pl = медные
    .acc = медную
    .gens = медных
color-gold = золотой
    .nom = золотая
    .ins = золотой
    .gen = золотого
    .pl = золотые
    .acc = золотую
    .gens = золотых
color-gray = серый
    .nom = серая
    .ins = серой
    .gen = серого
    .pl = серые
    .acc = серую
    .gens = серых
color-green = зелёный
    .nom = зелёная
    .ins = зелёной
    .gen = зелёного
    .pl = зелёные
    .acc = зелёную
    .gens = зелёных
color-obsidian = обсидиановый
    .nom = обсидиановая
    .ins = обсидиановой
    .gen = обсидианового
    .pl = обсидиановые
    .acc = обсидиановую
    .gens = обсидиановых
color-orange = оранжевый
    .nom = оранжевая
    .ins = оранжевой
    .gen = оранжевого
    .pl = оранжевые
    .acc = оранжевую
    .gens = оранжевых
color-pink = розовый
    .nom = розовая
    .ins = розовой
    .gen = розового
    .pl = розовые
    .acc = розовую
    .gens = розовых
color-red = алый
    .nom = алая
    .ins = алой
    .gen = алого
    .pl = алые
    .acc = алую
    .gens = алых
color-silver = серебряный
    .nom = серебряная
    .ins = серебряной
    .gen = серебряного
    .pl = серебряные
    .acc = серебряную
    .gens = серебряных
color-violet = фиолетовый
    .nom = фиолетовая
    .ins = фиолетовой
    .gen = фиолетового
    .pl = фиолетовые
    .acc = фиолетовую
    .gens = фиолетовых
color-white = белый
    .nom = белая
    .ins = белой
    .gen = белого
    .pl = белые
    .acc = белую
    .gens = белых
color-yellow = жёлтый
    .nom = жёлтая
    .ins = жёлтой
    .gen = жёлтого
    .pl = жёлтые
    .acc = жёлтую
    .gens = жёлтых
color-blue-card = синяя
color-brown-card = коричневая
color-copper-card = медная
color-gold-card = золотая
color-gray-card = серая
color-green-card = зелёная
color-obsidian-card = обсидиановая
color-orange-card = оранжевая
color-pink-card = розовая
color-red-card = алая
color-silver-card = серебряная
color-violet-card = фиолетовая
color-white-card = белая
color-yellow-card = жёлтая
