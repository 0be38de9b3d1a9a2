-- Only a statement pays by statement.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_by_statement" CHECK (
  "paid_method" IS DISTINCT FROM 'STATEMENT' OR "statement_id" IS NOT NULL
);
