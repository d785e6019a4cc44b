### Advice for a first game, and the levels by their short names.

web-first-game = Для першої партії правила радять «Автомету», найпростіший рівень, і націю Автоми, чия база якнайдалі від вашої.
