import { HttpResponse, http } from 'msw';
import { API_PREFIX } from '../../src/contract/api-prefix';
import { uploadApi } from '../../src/contract/upload';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { answered, handle } from '../handle';
import { messages } from '../messages';
import { operatorOf } from '../session/cookie';
import { keepUpload, pictureOf } from './store';

export const upload: Entity = {
  handlers: [
    handle(uploadApi.create, ({ body: { file, purpose }, language }) => keepUpload(file, purpose, language)),

    // A picture itself and not in an envelope; a failure comes in one.
    http.get<{ name: string }>(`*${API_PREFIX}/uploads/:name`, ({ request, params, cookies }) =>
      answered(request, async () => {
        if (!operatorOf(cookies)) throw new Fault(401, messages.unauthorized);
        const { body, type } = pictureOf(params.name);
        return new HttpResponse(body, {
          headers: {
            'Content-Type': type,
            // A name is never given to another picture.
            'Cache-Control': 'private, max-age=31536000, immutable',
            // Drawn pictures are SVG: opened by itself, one runs nothing.
            'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
            'X-Content-Type-Options': 'nosniff',
          },
        });
      }),
    ),
  ],
};
