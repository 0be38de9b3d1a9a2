ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_code_hash" CHECK ("code_hash" ~ '^[0-9a-f]{64}$');
