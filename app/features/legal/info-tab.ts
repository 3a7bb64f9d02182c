/** The tabs of the info page, in their order. */
export const infoTabs = ['about', 'faq', 'licence', 'user'] as const

export type InfoTab = (typeof infoTabs)[number]
