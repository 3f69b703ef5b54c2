import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

// svelte-check covers types and accessibility. These rules look for mistakes in logic and in the use of Svelte.
export default defineConfig(
  { ignores: ['src/api/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      'no-undef': 'off', // TypeScript checks names
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would trim
      'svelte/prefer-svelte-reactivity': 'off', // our maps and sets are caches, or are replaced as a whole
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'no-useless-assignment': 'off' }, // does not see that $derived runs again
  },
  {
    files: ['src/handbook/**'],
    rules: { 'svelte/no-at-html-tags': 'off' }, // the server renders the rulebook and escapes its text
  },
)
