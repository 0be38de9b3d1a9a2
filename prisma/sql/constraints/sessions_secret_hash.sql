ALTER TABLE "sessions" ADD CONSTRAINT "sessions_secret_hash" CHECK ("secret_hash" ~ '^[0-9a-f]{64}$');
