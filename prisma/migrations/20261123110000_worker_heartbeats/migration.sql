-- AlterEnum
ALTER TYPE "OutboxStatus" ADD VALUE 'EXPIRED';

-- CreateTable
CREATE TABLE "worker_heartbeats" (
    "pool_id" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("pool_id")
);
