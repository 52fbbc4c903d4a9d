/** Cookies of one server by name. Of their attributes, only the expiry is evaluated. */
export class Cookies {
  private readonly values = new Map<string, string>();

  /** Stores the cookies that a response sets, and deletes those that it expires. */
  take(headers: Headers) {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      if (at < 1) continue;
      const isOver = attributes.some((attribute) => {
        const [name = '', value = ''] = attribute.split('=');
        if (/^max-age$/i.test(name)) return Number(value) <= 0;
        return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
      });
      if (isOver) this.values.delete(pair.slice(0, at));
      else this.values.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  get isEmpty() {
    return this.values.size === 0;
  }

  /** Value of the `Cookie` header. */
  toString() {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
