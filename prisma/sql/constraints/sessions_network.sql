ALTER TABLE "sessions" ADD CONSTRAINT "sessions_network" CHECK ("network" LIKE '%/%');
