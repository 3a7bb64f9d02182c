/** Draws the making of the demo catalogue as one line that fills; plain lines where there is no terminal. */
export function drawProgress(progress: { done: number; total: number; label: string }): void {
  const { done, total, label } = progress
  const share = total === 0 ? 1 : done / total
  if (!process.stdout.isTTY) {
    const step = Math.max(1, Math.floor(total / 10))
    if (done % step === 0 || done === total) {
      process.stdout.write(`Making the demo sounds: ${done} of ${total}\n`)
    }
    return
  }
  const width = 30
  const filled = Math.round(share * width)
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
  process.stdout.write(`\r\x1b[KMaking the demo sounds ${bar} ${done}/${total} ${label}`)
  if (done === total) process.stdout.write('\n')
}

/** Prints a mail that would have been sent; the demo shop has no mail server. */
export function printMail(mail: { to: string; subject: string; text: string }): void {
  process.stdout.write(`\n── Mail to ${mail.to}: ${mail.subject}\n${mail.text}\n──\n`)
}
