ALTER TABLE "services" ADD CONSTRAINT "services_shots" CHECK (cardinality("shots") <= 60);
