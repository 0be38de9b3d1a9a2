-- The mails of an invoice, for its history.
CREATE INDEX "outbox_messages_invoice" ON "outbox_messages" ((payload->>'invoiceNumber'), "created_at" DESC)
  WHERE "kind" = 'MAIL';
