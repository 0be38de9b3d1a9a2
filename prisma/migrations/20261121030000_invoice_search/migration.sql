-- What Prisma's schema language cannot say. An invoice is found by any part of its number or of its client; an e-mail
-- address is citext, which the index takes as text. The address of the property has its index already.
CREATE INDEX "payments_number_search" ON "payments" USING gin ("invoice_number" gin_trgm_ops);
CREATE INDEX "profiles_name_search" ON "profiles" USING gin ("full_name" gin_trgm_ops);
CREATE INDEX "profiles_email_search" ON "profiles" USING gin (("email"::text) gin_trgm_ops);

-- The mails of an invoice, for its history.
CREATE INDEX "outbox_messages_invoice" ON "outbox_messages" ((payload->>'invoiceNumber'), "created_at" DESC)
  WHERE "kind" = 'MAIL';

-- The list in the order of a column, a page at a time: the first rows are read without sorting the others. By date and
-- by status it has indexes already.
CREATE INDEX "payments_by_amount" ON "payments" ("amount_cents");
CREATE INDEX "payments_by_due_date" ON "payments" ("due_on");
CREATE INDEX "payments_by_number" ON "payments" (length("invoice_number"), "invoice_number");

-- What is overdue, and what a reminder is due for.
CREATE INDEX "payments_unpaid" ON "payments" ("due_on") WHERE "status" IN ('PENDING', 'FAILED');
