### Advice for a first game, and the levels by their short names.

web-first-game = Для первой игры выберите уровень «Первая игра»: самая слабая Автома, поле первой игры, хадж-халлы против таклонов.
level-first-game = первая игра
