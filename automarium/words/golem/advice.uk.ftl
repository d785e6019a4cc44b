### Advice for a first game, and the levels by their short names.

web-first-game = Маєте коробку? Тоді виберіть «власник»: дім роздає вигадані карти, щоб спробувати гру без неї. Для першої гри найлагідніший рівень 1.
level-1 = легкий
level-2 = звичайний
level-3 = складний
level-4 = експертний
