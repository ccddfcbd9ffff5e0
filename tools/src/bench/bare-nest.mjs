// What a start is measured beside (P8): Nest on Fastify with one route, as its documentation begins. Prints its address, then serves.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class Hello {
  hello() {
    return { hello: 'world' };
  }
}
Get()(Hello.prototype, 'hello', Object.getOwnPropertyDescriptor(Hello.prototype, 'hello'));
Controller()(Hello);

class Bare {}
Module({ controllers: [Hello] })(Bare);

const app = await NestFactory.create(Bare, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
console.log(await app.getUrl());
