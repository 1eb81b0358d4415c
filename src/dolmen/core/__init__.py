"""The contract every game keeps: vocabulary, state, deck, chance, events, match, record, registry."""
