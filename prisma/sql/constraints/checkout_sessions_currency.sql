ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
