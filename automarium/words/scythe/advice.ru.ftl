### Advice for a first game, and the levels by their short names.

web-first-game = Для первой партии книга правил советует «Автометту», самый простой уровень, и нацию Автомы, чья база как можно дальше от вашей.
