// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { richTextProblem } from '@/domain/hint/rich-text';
import { nodesToShow, sanitise } from './sanitise';

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="http://evil.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="https://example.com\\@evil.example">x</a>',
  '<a href="https://user:secret@evil.example/">x</a>',
  '<a href="https://example.com" onclick="alert(1)">x</a>',
  '<a href="https://example.com" style="position:fixed;inset:0">x</a>',
  '<a href="https://example.com" target="_top" ping="https://evil.example">x</a>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p id="root" class="ant-modal" data-x="1">x</p>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p>{{score}}</p><img src=x onerror=alert(1)//',
];

const tags = new Set(['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a']);

/** What a browser would make of it, looked at node by node. */
function expectHarmless(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.body.querySelectorAll('*')) {
    expect(tags).toContain(element.localName);
    expect(element.getAttributeNames()).toEqual(element.localName === 'a' ? ['href'] : []);
    if (element.localName === 'a') expect(element.getAttribute('href')).toMatch(/^https:\/\/[^\s\\/]+/);
  }
  expect(html).not.toMatch(/<[^>]*\son\w+\s*=|<\/?(script|style|svg|math|iframe|img|form)\b/i);
}

describe('rich text', () => {
  test('meets at least 40 attacks', () => expect(new Set(attacks).size).toBeGreaterThanOrEqual(40));

  test.each(attacks)('%s does nothing', (attack) => {
    expectHarmless(sanitise(attack));
    expectHarmless(sanitise(`<p>before ${attack} after</p>`));
  });

  test('keeps what it may have, and nothing changes when it is cleaned again', () => {
    const html =
      '<p>See <a href="https://example.com/a?b=1&amp;c=2">this</a>, <strong>at <em>once</em></strong>.<br></p><ol><li><p><u>one</u></p></li></ol>';
    expect(sanitise(html)).toBe(html);
  });

  test('a link that is none keeps its text', () => {
    expect(sanitise('<p>call <a href="javascript:alert(1)">us <em>now</em></a></p>')).toBe(
      '<p>call us <em>now</em></p>',
    );
  });

  test('is shown with links that open beside the console', () => {
    const link = nodesToShow('<a href="https://example.com/">x</a>').querySelector('a');
    expect(link).toHaveProperty('target', '_blank');
    expect(link).toHaveProperty('rel', 'noopener noreferrer');
  });

  const pieces = fc.constantFrom(
    ...attacks,
    '<p>',
    '</p>',
    '<a href="',
    '">',
    '<svg>',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<math>',
    '<mtext>',
    '&lt;script&gt;',
    'x',
  );
  test('is harmless whatever is put together', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }), (parts) => {
        const clean = sanitise(parts.join(''));
        expectHarmless(clean);
        expect(sanitise(clean)).toBe(clean);
      }),
      // Each try parses a document several times.
      { numRuns: 100 },
    );
  });

  test('has nothing left that the server refuses', () => {
    for (const attack of attacks) expect(richTextProblem(sanitise(`<p>${attack}</p>`))).toBeNull();
  });
});
