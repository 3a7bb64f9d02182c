const dayMs = 24 * 60 * 60 * 1000

/** Fixed holidays as month and day. */
const fixedHolidays = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Good Friday and Easter Monday, in days after Easter Sunday. */
const easterHolidays = [-2, 1]

/**
 * Returns whether a day, given as any time of it in UTC, is neither on a weekend nor a holiday. The
 * holidays are those of the TARGET calendar, which most of the EU shares:
 * https://www.ecb.europa.eu/ecb/contacts/working-hours/html/index.en.html
 */
function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (fixedHolidays.has(day.toISOString().slice(5, 10))) return false
  const daysAfterEaster = Math.floor((day.getTime() - getEaster(day.getUTCFullYear())) / dayMs)
  return !easterHolidays.includes(daysAfterEaster)
}

/** Returns the day itself if it is a working day, otherwise the next one; keeps the time of day. */
export function findWorkingDay(day: Date): Date {
  return isWorkingDay(day) ? day : findWorkingDay(new Date(day.getTime() + dayMs))
}

/** Returns the day that is `count` working days later; keeps the time of day. */
export function addWorkingDays(day: Date, count: number): Date {
  if (count === 0) return day
  return addWorkingDays(findWorkingDay(new Date(day.getTime() + dayMs)), count - 1)
}

/**
 * Returns the start of Easter Sunday in UTC as a timestamp in milliseconds, using the anonymous
 * Gregorian algorithm: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
 */
function getEaster(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return Date.UTC(year, month - 1, day)
}
