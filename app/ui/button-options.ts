/** What buttons there are; the first named as default is what a button is without a word. */
export const buttonSizes = ['lg', 'md', 'sm'] as const
export const buttonTypes = ['button', 'reset', 'submit'] as const
export const buttonThemes = ['primary', 'secondary', 'transparent', 'danger'] as const

export type ButtonSize = (typeof buttonSizes)[number]
export type ButtonType = (typeof buttonTypes)[number]
export type ButtonTheme = (typeof buttonThemes)[number]

export const buttonDefaults = { size: 'md', type: 'button', theme: 'secondary' } as const
