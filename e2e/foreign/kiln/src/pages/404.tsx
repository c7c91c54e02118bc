import * as React from 'react';

export default function NotFound() {
  return (
    <main>
      <h1>Não encontrado</h1>
    </main>
  );
}
