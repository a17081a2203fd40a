"""The words: one folder of Fluent catalogues a language, and the speaker who reads from them."""
