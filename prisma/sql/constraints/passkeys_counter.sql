ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_counter" CHECK ("counter" >= 0);
