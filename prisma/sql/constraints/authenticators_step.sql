ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_step" CHECK ("confirmed_at" IS NULL OR "last_step" IS NOT NULL);
