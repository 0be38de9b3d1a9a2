-- What is overdue, and what a reminder is due for.
CREATE INDEX "invoices_unpaid" ON "invoices" ("due_on") WHERE "status" IN ('PENDING', 'FAILED');
