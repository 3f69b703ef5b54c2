/** The theme: light, dark, or the system's. The choice is saved, and public/theme.js applies it at startup. */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'kontor.theme'

let chosen = $state<Theme>(kept())

function kept(): Theme {
  const theme = localStorage.getItem(STORAGE_KEY)
  return THEMES.find((one) => one === theme) ?? 'system'
}

export function theme(): Theme {
  return chosen
}

export function chooseTheme(theme: Theme): void {
  chosen = theme
  if (theme === 'system') {
    localStorage.removeItem(STORAGE_KEY)
    delete document.documentElement.dataset['theme']
  } else {
    localStorage.setItem(STORAGE_KEY, theme)
    document.documentElement.dataset['theme'] = theme
  }
}
