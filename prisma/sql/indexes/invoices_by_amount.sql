-- The list in the order of a column, a page at a time: the first rows are read without sorting the others.
CREATE INDEX "invoices_by_amount" ON "invoices" ("amount_cents");
