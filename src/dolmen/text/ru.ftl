# Общее для всех игр, по-русски.

name-peak = Гора
name-wave = Волна
name-sun = Солнце
name-feather = Перо
name-moon = Луна
name-ring = Круг
name-hidden = скрыто

ask-over = Игра окончена

refusal-over = Игра окончена: больше ничего сыграть нельзя.
refusal-not-your-turn = Сейчас не ваш ход: решает { $player }.
