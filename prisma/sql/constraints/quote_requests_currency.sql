ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
