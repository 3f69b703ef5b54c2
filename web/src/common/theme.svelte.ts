/** How the pages look: by day, by night, or as the system does. Kept for the next time (see public/theme.js). */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'kontor.theme'

let chosen = $state<Theme>(kept())

function kept(): Theme {
  const theme = localStorage.getItem(KEPT)
  return THEMES.find((one) => one === theme) ?? 'system'
}

export function theme(): Theme {
  return chosen
}

export function chooseTheme(theme: Theme): void {
  chosen = theme
  if (theme === 'system') {
    localStorage.removeItem(KEPT)
    delete document.documentElement.dataset['theme']
  } else {
    localStorage.setItem(KEPT, theme)
    document.documentElement.dataset['theme'] = theme
  }
}
