/** What a payment page says about what is paid for. */
export const en = {
  balance: 'They go to your balance. 1 Tune is worth €1 and never expires.',
  more: '+ {count} more',
}
