/** The id of the form with the order button, to which the field of the country belongs. */
export const payFormId = 'pay-form'
