'use server'

import { redirect } from 'next/navigation'

/** Of all lines only renters has a second screen here. */
export async function startQuote(data) {
  const zip = String(data.get('zipCode'))
  if (data.get('type') !== 'renters' || !/^\d{5}$/.test(zip)) redirect('/')
  redirect(`/quote/renters/1?zip=${zip}`)
}

/** Ends here: the comparison is of two screens. */
export async function saveAddress() {
  redirect('/')
}
