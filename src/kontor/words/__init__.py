"""Texts of Kontor: messages become sentences (Project Fluent), and handbooks are looked up by rule id."""

from kontor.words.handbook import Handbook
from kontor.words.words import Words, WordsMissing, languages

__all__ = ["Handbook", "Words", "WordsMissing", "languages"]
