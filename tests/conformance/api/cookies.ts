/** Cookies of one server, by name; their attributes are the browser's matter. */
export class Cookies {
  private readonly values = new Map<string, string>();

  /** Takes what an answer sets, and lets go of what it ends. */
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

  /** As the `Cookie` header has them. */
  toString() {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
