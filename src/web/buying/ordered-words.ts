import { isLive, type Ordered } from '../../contract/purchase/ordered.ts'
import { longDay } from '../../language/days.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'

const states = wordsIn({
  en: {
    unpaid: ({ number, insurer }: Ordered) =>
      `Your order ${number} with ${insurer} isn’t paid yet, so there’s no policy yet.`,
    working: ({ number, insurer }: Ordered) =>
      `You’ve paid for your policy with ${insurer}, order ${number}, and it’s on its way.`,
    held: ({ number, insurer }: Ordered) =>
      `You’ve paid for order ${number}, but ${insurer} hasn’t issued the policy yet. Someone is checking with the insurer.`,
    bound: ({ number, insurer, effective, has_begun }: Ordered) =>
      `Your policy with ${insurer}, order ${number}, ${has_begun ? 'started' : 'starts'} ${longDay(effective, 'en')}.`,
    dropped: ({ number, insurer }: Ordered) =>
      `Your order ${number} with ${insurer} was canceled before you paid. There’s no policy, and nothing was charged.`,
    refunding: ({ number, insurer }: Ordered) =>
      `${insurer} couldn’t issue the policy of order ${number}. There’s no policy, and your payment is being refunded.`,
    refunded: ({ number, insurer }: Ordered) =>
      `${insurer} couldn’t issue the policy of order ${number}. There’s no policy, and your payment was refunded.`,
  },
  es: {
    unpaid: ({ number, insurer }) =>
      `Su pedido ${number} con ${insurer} todavía no está pagado, así que aún no hay póliza.`,
    working: ({ number, insurer }) =>
      `Ya pagó su póliza con ${insurer}, pedido ${number}, y viene en camino.`,
    held: ({ number, insurer }) =>
      `Ya pagó el pedido ${number}, pero ${insurer} todavía no ha emitido la póliza. Alguien lo está revisando con la aseguradora.`,
    bound: ({ number, insurer, effective, has_begun }) =>
      `Su póliza con ${insurer}, pedido ${number}, ${has_begun ? 'empezó' : 'empieza'} el ${longDay(effective, 'es')}.`,
    dropped: ({ number, insurer }) =>
      `Su pedido ${number} con ${insurer} se canceló antes de que lo pagara. No hay póliza y no se cobró nada.`,
    refunding: ({ number, insurer }) =>
      `${insurer} no pudo emitir la póliza del pedido ${number}. No hay póliza, y se le está reembolsando su pago.`,
    refunded: ({ number, insurer }) =>
      `${insurer} no pudo emitir la póliza del pedido ${number}. No hay póliza, y su pago se le reembolsó.`,
  },
})

const stays = wordsIn({
  en: {
    policy: ({ number, insurer }: Ordered) =>
      `Your policy with ${insurer} (order ${number}) stays as it is. What you change here changes only the prices on your list.`,
    order: ({ number, insurer }: Ordered) =>
      `Your order with ${insurer} (${number}) stays as it is. What you change here changes only the prices on your list.`,
  },
  es: {
    policy: ({ number, insurer }) =>
      `Su póliza con ${insurer} (pedido ${number}) sigue igual. Lo que cambie aquí cambia solo los precios de su lista.`,
    order: ({ number, insurer }) =>
      `Su pedido con ${insurer} (${number}) sigue igual. Lo que cambie aquí cambia solo los precios de su lista.`,
  },
})

const changes = wordsIn({
  en: {
    call: (insurer: string, phone: string) =>
      `To change or cancel the policy, call ${insurer} toll-free at ${phone} and give your policy number.`,
    ask: (insurer: string) =>
      `To change or cancel the policy, contact ${insurer} and give your policy number.`,
  },
  es: {
    call: (insurer, phone) =>
      `Para cambiar o cancelar la póliza, llame gratis a ${insurer} al ${phone} y dé su número de póliza.`,
    ask: insurer => `Para cambiar o cancelar la póliza, comuníquese con ${insurer} y dé su número de póliza.`,
  },
})

/** How to change or cancel a policy that has been issued. */
export function changeWords(
  {
    insurer,
    insurer_phone: phone,
  }: Pick<Ordered, 'insurer'> & { readonly insurer_phone?: string | undefined },
  speech: Speech,
): string {
  const say = spoken(changes, speech)
  return phone === undefined ? say.ask(insurer) : say.call(insurer, phone)
}

/** Where an order is, in a sentence or two. */
export function orderedWords(ordered: Ordered, speech: Speech): string {
  return spoken(states, speech)[ordered.status](ordered)
}

/** What changed answers mean for an order; null if there is nothing left to stay as it is. */
export function staysWords(ordered: Ordered, speech: Speech): string | null {
  if (!isLive(ordered)) return null
  return spoken(stays, speech)[isPolicy(ordered) ? 'policy' : 'order'](ordered)
}

/** Whether a visitor has a policy, or an order, which may still become one. */
export function isPolicy({ status }: Pick<Ordered, 'status'>): boolean {
  return status === 'bound'
}
